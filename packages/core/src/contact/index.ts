/** Questions to us: the contact form and the footer's. */
// Pulls in accounts, assets, messages, profiles, shared.
export { ContactFieldsInvalid } from "./errors.ts"
export { CONTACT_PURPOSES, type ContactArguments, ContactForm } from "./model.ts"
export { ContactDesk } from "./ports.ts"
export { admittedQuestion, LONGEST_MESSAGE } from "./admitted.ts"
export { contactArguments, type ContactFailure, contactFailures, questionArguments, questionFailures } from "./rules.ts"
