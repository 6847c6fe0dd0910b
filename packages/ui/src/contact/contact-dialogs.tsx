import { lazy, Suspense } from "react"
import type { ContactDialogsProps } from "./contact-dialogs-content.tsx"

const Content = lazy(async () => ({ default: (await import("./contact-dialogs-content.tsx")).ContactDialogsContent }))

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
