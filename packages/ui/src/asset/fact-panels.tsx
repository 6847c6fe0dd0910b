import { type AssetFactGroup, type AssetView, NOTE_FACTS, PROPERTY_FACTS } from "@xl/core/assets"
import { KeyValueGrid, Panel, Said, Stack, SubTitle } from "../parts/index.ts"
import { shownGroup } from "./facts.ts"

interface FactPanelProps {
  readonly asset: AssetView
  readonly title: string
  readonly groups: ReadonlyArray<AssetFactGroup>
}

/** Facts group by group; what the seller does not state is named in one line. */
const FactPanel = ({ asset, title, groups }: FactPanelProps) => {
  const shown = groups.map((group) => shownGroup(asset, group))
  const unstated = shown.flatMap((group) => group.unstated)
  return (
    <Panel
      title={title}
      footer={unstated.length === 0 ? undefined : `Not stated by the seller: ${unstated.join(", ")}.`}
    >
      <Stack $gap={6}>
        {shown.map((group) =>
          group.items.length === 0 ? null : (
            <section key={group.title} aria-label={group.title}>
              <SubTitle>{group.title}</SubTitle>
              <KeyValueGrid items={group.items} />
            </section>
          ),
        )}
      </Stack>
    </Panel>
  )
}

/** Everything that the seller states of the loan and the property. */
export const FactPanels = ({ asset }: { readonly asset: AssetView }) => (
  <>
    {asset.mainInfo.description !== null && (
      <Panel title="Description">
        <Said $isProse>{asset.mainInfo.description}</Said>
      </Panel>
    )}
    <FactPanel asset={asset} title="Note terms" groups={NOTE_FACTS} />
    <FactPanel asset={asset} title="Property" groups={PROPERTY_FACTS} />
  </>
)
