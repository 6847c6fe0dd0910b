export { Menu, type MenuEntry, type MenuProps } from "./menu.tsx"
export { type RowAction, RowActions, type RowActionsProps } from "./row-actions.tsx"
