import type { UserEditor } from "./user-editor.ts"

export interface UserPartProps {
  readonly model: UserEditor
}
