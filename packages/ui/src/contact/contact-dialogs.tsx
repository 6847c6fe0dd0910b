import { Suspense } from "react"
import { lazyPart } from "../parts/late/lazy-part.ts"
import type { ContactDialogsProps } from "./contact-dialogs-content.tsx"

const Content = lazyPart(async () => ({
  default: (await import("./contact-dialogs-content.tsx")).ContactDialogsContent,
}))

/** The contact dialogs over any page, fetched when the address asks for one. */
export const ContactDialogs = ({
  asked,
  ...props
}: Omit<ContactDialogsProps, "asked"> & { readonly asked: ContactDialogsProps["asked"] | null }) =>
  asked === null ? null : (
    <Suspense fallback={null}>
      <Content asked={asked} {...props} />
    </Suspense>
  )
