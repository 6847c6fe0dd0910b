import { Panel } from "@xl/ui/parts"
import { PicturesStep, type WizardParts } from "@xl/ui/wizard"

/** What other folders put into the wizard's steps. */
export const WIZARD_PARTS: WizardParts = {
  pictures: (wizard) => <PicturesStep wizard={wizard} />,
  dataRoom: () => (
    <Panel title="Data room">
      <p>Documents of this asset lie in its data room. Save this step to go on; documents can be added at any time.</p>
    </Panel>
  ),
}
