/** Questions to us: the contact form and the footer's. */
// Pulls in accounts, assets, profiles, shared.
export { CONTACT_PURPOSES, type ContactArguments, ContactForm } from "./model.ts"
export {
  contactArguments,
  type ContactFailure,
  type ContactFailures,
  contactFailures,
  type Question,
  questionArguments,
  questionFailures,
} from "./rules.ts"
