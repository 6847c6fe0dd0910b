/** Agreements that are read and signed on the screen. */
export { Agreement } from "./agreement.tsx"
export { SignatureFields } from "./signature-fields.tsx"
export { type Drawing, type Signed, SignatureForm, type SigningWay } from "./signature-form.ts"
