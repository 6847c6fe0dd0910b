import { aProfile } from "@xl/testkit/market"
import { SellerInfoScreen, sellerDialog } from "@xl/ui/profile"
import { namedIn } from "@xl/web/composition"
import { expect, screen, waitFor } from "storybook/test"
import type { dialogNamed } from "./dialogs.ts"
import { Product, type ProductProps } from "./product.tsx"

/** The seller's page of the profile with the dialog open in front of it. */
export const Page = (props: ProductProps) => (
  <Product who={aProfile()} start={(container) => namedIn(container)(sellerDialog).open(true)} {...props}>
    <SellerInfoScreen offersRole />
  </Product>
)

/** A phone, on which the steps are one page. */
export const narrow = { viewport: { value: "mobile1", isRotated: false } }

export type Form = Awaited<ReturnType<typeof dialogNamed>>

export const closed = (title: string) => waitFor(() => expect(screen.queryByRole("dialog", { name: title })).toBeNull())
