/** Questions to us, and letters of members: the contact form, the footer's, and what goes to an advisor or to administrators. */
export { AdvisorNotShown, ContactFieldsInvalid } from "./errors.ts"
export { CONTACT_PURPOSES, type ContactArguments, ContactForm } from "./model.ts"
export { ContactDesk, Letters } from "./ports.ts"
export { type Letter, letterFailures, LONGEST_LETTER, LONGEST_TITLE } from "./letter.ts"
export { admittedQuestion, LONGEST_MESSAGE } from "./admitted.ts"
export { contactArguments, type ContactFailure, contactFailures, questionArguments, questionFailures } from "./rules.ts"
export { contactTexts } from "./words.ts"
