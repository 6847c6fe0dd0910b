export { type DrawnSignature, SignaturePad, type SignaturePadProps } from "./signature-pad.tsx"
