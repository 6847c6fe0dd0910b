export { Anchor, type AnchorProps, Links } from "./links.tsx"
export { TextLink } from "./text-link.tsx"
