import { RoomFilesPanel } from "@xl/ui/data-room"
import { PicturesStep, type WizardParts } from "@xl/ui/wizard"

/** What other folders put into the wizard's steps. */
export const WIZARD_PARTS: WizardParts = {
  pictures: (wizard) => <PicturesStep wizard={wizard} />,
  dataRoom: (id) => <RoomFilesPanel id={id} />,
}
