import type { DataRoomView } from "@xl/core/data-room"
import { observer } from "mobx-react-lite"
import { Button, count, dateTime, Disclosure, Entries, Entry } from "../parts/index.ts"
import type { RoomFilesModel } from "./room-files-model.ts"

interface SignersProps {
  readonly model: RoomFilesModel
  readonly view: DataRoomView
}

/** Who executed the confidentiality agreement, with the owner's copy of each. */
export const Signers = observer(({ model, view: { numberOfCAs, tier_1_whitelist } }: SignersProps) =>
  tier_1_whitelist === null || tier_1_whitelist.length === 0 ? null : (
    <Disclosure summary={`Who signed the confidentiality agreement: ${count(numberOfCAs ?? 0)}`}>
      <Entries $isInset aria-label="Who signed">
        {tier_1_whitelist.map(({ companyName, executionDate, name, ownerId, pdfKey, userId }) => (
          <Entry
            key={userId}
            title={name}
            meta={
              <>
                {companyName && <span>{companyName}</span>}
                <span>Signed {dateTime(executionDate)}</span>
              </>
            }
            action={
              <Button
                size="small"
                kind="quiet"
                aria-label={`Download the agreement of ${name}`}
                onPress={() => void model.saveAgreement(pdfKey, ownerId)}
              >
                Download
              </Button>
            }
          />
        ))}
      </Entries>
    </Disclosure>
  ),
)
