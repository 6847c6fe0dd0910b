import type { Asset, WizardPage } from "@xl/core/assets"
import { anAsset } from "@xl/testkit/assets"
import { actorOf, aSeller } from "@xl/testkit/market"
import { WizardScreen } from "@xl/ui/wizard"
import { WIZARD_PARTS } from "@xl/web/screens"
import { fireEvent, fn } from "storybook/test"
import { Product, type ProductProps } from "./product.tsx"

export const logged = fn<(message: string, cause: unknown) => void>()
export const onGo = fn<(path: string) => void>()

export interface WizardProps extends ProductProps {
  readonly page?: WizardPage | null
  /** The asset that is there; nothing is a new one. */
  readonly asset?: Asset | undefined
  readonly field?: string
}

/** The wizard of a seller, over a market that holds the asset alone. */
export const Wizard = ({ asset, field = "", page = "asset-info", ...props }: WizardProps) => (
  <Product
    who={aSeller()}
    seed={{ assets: asset ? [asset] : [], profiles: [aSeller()] }}
    vendors={{ log: logged }}
    {...props}
  >
    <WizardScreen
      id={asset?.id ?? null}
      page={page}
      plan={null}
      field={field}
      actor={actorOf(aSeller())}
      profile={aSeller()}
      onGo={onGo}
      refused={<p>Not yours</p>}
      parts={WIZARD_PARTS}
    />
  </Product>
)

/** A tab that nothing was typed into, and that went nowhere. */
export const anew = (): void => {
  onGo.mockClear()
  sessionStorage.clear()
}

export const narrow = { viewport: { value: "mobile1", isRotated: false } }
export const DRAFT = anAsset()
export const BEGUN = anAsset({ images: [], contacts: [], dueDiligenceVisited: false, currentStep: "propertyDetails" })

/** Chooses files where the page asks for some. */
export const choose = (files: ReadonlyArray<File>): void => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]")
  if (!input) throw new Error("No file field")
  void fireEvent.change(input, { target: { files } })
}
