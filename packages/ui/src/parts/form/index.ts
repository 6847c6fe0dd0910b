export { Done, type DoneProps } from "./done.tsx"
export { Form, FormActions, type FormProps } from "./form.tsx"
