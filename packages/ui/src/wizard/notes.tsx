import type { AssetView } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { Banner, Button, Stack } from "../parts/index.ts"
import type { ListingWizard } from "./listing-wizard.ts"

/** What an administrator said to a revocation or a refused request; null once publication is requested again. */
const revocationOf = (asset: AssetView | null): string | null =>
  asset === null || asset.registrationStatus === "pending" ? null : asset.statusComment

/** What to know of the asset before its fields: why it was revoked, what was not saved, what came back. */
export const Notes = observer(({ model }: { readonly model: ListingWizard }) => {
  const { asset, isRestored, trouble } = model
  // An empty stack would still keep its distance from the form.
  if (!isRestored && trouble === null && revocationOf(asset) === null) return null
  return (
    <Stack $gap={3}>
      <Revoked model={model} />
      <Trouble model={model} />
      {isRestored && (
        <Banner
          tone="blue"
          action={
            <Button size="small" kind="plain" onPress={model.reset}>
              Discard changes
            </Button>
          }
        >
          What you typed before is here again. It is not saved yet.
        </Banner>
      )}
    </Stack>
  )
})

const Trouble = observer(({ model }: { readonly model: ListingWizard }) => {
  const { trouble } = model
  if (trouble === null) return null
  return (
    <Banner
      tone="bad"
      isAlert
      action={
        trouble.isStale && (
          <Button size="small" onPress={() => void model.reload()}>
            Reload
          </Button>
        )
      }
    >
      {trouble.said} What you typed stays in this tab.
    </Banner>
  )
})

const Revoked = observer(({ model: { asset } }: { readonly model: ListingWizard }) => {
  const comment = revocationOf(asset)
  if (comment === null) return null
  return (
    <Banner tone="bad">
      <b>An administrator revoked this asset.</b> {comment || NO_REASON} Change what it names, and request publication
      again.
    </Banner>
  )
})

const NO_REASON = "No reason was given."
