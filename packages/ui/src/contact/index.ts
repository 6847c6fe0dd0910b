/** Questions to the people behind the market: the contact page, its dialogs and the footer's form. */
export { type ContactAsked, contactAsked, purposeAsked, withoutContact } from "./contact-address.ts"
export { ContactDialogs } from "./contact-dialogs.tsx"
export { ContactModel, contactModel, type Report } from "./contact-model.ts"
export { ContactScreen, type ContactScreenProps, ScheduleDemoScreen } from "./contact-screen.tsx"
export { LettersModel, lettersModel } from "./letters-model.ts"
export { QuestionForm } from "./question-form.tsx"
export { QuestionFormView } from "./question-form-view.tsx"
export { WriteToAdvisor, type WriteToAdvisorProps } from "./write-to-advisor.tsx"
