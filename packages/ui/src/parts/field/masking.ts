import { later } from "../late/later.ts"

/** What keeps a mask while one types, 7 KB gzip: it comes when somebody uses the page. */
export const masking = later(() => import("./masked-inputs.tsx"))

export type Masks = NonNullable<ReturnType<typeof masking.here>>
