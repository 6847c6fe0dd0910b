export { Anchor, type AnchorProps, Links } from "./links.tsx"
export { TextLink } from "./text-link.tsx"
export { TextButton, type TextButtonProps } from "./text-button.tsx"
