import { Skeleton, Bone, lazyPart } from "@xl/ui/parts"
import type { WizardParts } from "@xl/ui/wizard"
import { type ReactNode, Suspense } from "react"

const PicturesStep = lazyPart(async () => ({ default: (await import("./picture-parts.ts")).PicturesStep }))
const RoomFilesPanel = lazyPart(async () => ({ default: (await import("./room-files-parts.ts")).RoomFilesPanel }))
const OwnAgreement = lazyPart(async () => ({ default: (await import("./agreement-parts.ts")).OwnAgreement }))
const OwnChanges = lazyPart(async () => ({ default: (await import("./own-changes-parts.ts")).OwnChanges }))
const AdvisorsStep = lazyPart(async () => ({ default: (await import("./advisor-parts.ts")).AdvisorsStep }))

const late = (step: ReactNode): ReactNode => (
  <Suspense
    fallback={
      <Skeleton label="The step is loading">
        <Bone $height={320} />
      </Skeleton>
    }
  >
    {step}
  </Suspense>
)

/** What other folders put into the wizard's steps, each fetched when its step is shown. */
export const WIZARD_PARTS: WizardParts = {
  pictures: (wizard) => late(<PicturesStep wizard={wizard} />),
  dataRoom: (id) => late(<RoomFilesPanel id={id} />),
  agreement: (wizard) => late(<OwnAgreement wizard={wizard} />),
  changes: ({ id, isOwner }) => (
    <Suspense fallback={null}>
      <OwnChanges id={id} isOwner={isOwner} />
    </Suspense>
  ),
  advisors: (wizard, profile) => late(<AdvisorsStep model={wizard} profile={profile} />),
}
