import { roleLabels } from "@xl/core/navigation"
import { filled, type Profile } from "@xl/core/profiles"
import { dayOf } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect } from "react"
import { ScreenHead, Wrap } from "../frame/index.ts"
import {
  Button,
  dateTime,
  EmptyState,
  ErrorState,
  KeyValueGrid,
  LinkButton,
  Panel,
  RowsSkeleton,
  ScreenTitle,
  Stack,
} from "../parts/index.ts"
import { shownAddress, shownAum, shownPhone } from "../profile/facts.ts"
import { criteriaFacts } from "../profile/profile-facts.ts"
import { useViewModel } from "../view-model/index.ts"
import { type PersonModel, personModel } from "./person-model.ts"
import { BuyerFacts, SellerFacts } from "./profile-parts.tsx"
import { UserDialog } from "./user-dialog.tsx"
import { userName } from "./user-name.ts"
import { type UserEditor, userEditor } from "./user-editor.ts"

export interface PersonScreenProps {
  /** Whose page it is. */
  readonly id: string
  readonly now: () => number
  /** What the person gave and holds. */
  readonly mandates?: ReactNode
}

/** One person as administrators see them: contact, buyer profile and seller profile, and the way to change them. */
export const PersonScreen = ({ id, mandates, now }: PersonScreenProps) => {
  const [model, editor] = [useViewModel(personModel), useViewModel(userEditor)]
  useEffect(() => void model.open(id), [model, id])
  useEffect(() => editor.close, [editor])
  return (
    <>
      <Wrap>
        <Person model={model} editor={editor} now={now} mandates={mandates} />
      </Wrap>
      <UserDialog model={editor} />
    </>
  )
}

interface PersonProps extends Pick<PersonScreenProps, "mandates" | "now"> {
  readonly model: PersonModel
  readonly editor: UserEditor
}

const Person = observer(({ editor, mandates, model, now }: PersonProps) => {
  const { listed } = model
  if (listed.tag === "failed")
    return (
      <ErrorState title="This person did not load" onRetry={() => void model.again()}>
        {listed.said}
      </ErrorState>
    )
  if (listed.tag === "loading") return <RowsSkeleton label="This person is loading" />
  if (listed.page === null)
    return (
      <EmptyState
        title="Nobody has this id"
        hasDrawing={false}
        actions={<LinkButton href="/admin/buyers/all">See all buyers</LinkButton>}
      >
        The account was deleted, or the address is not complete.
      </EmptyState>
    )
  const profile = listed.page
  return (
    <>
      <ScreenHead>
        <ScreenTitle>{userName(profile)}</ScreenTitle>
        <Button onPress={() => editor.open(profile, dayOf(now()), model.took)}>Edit</Button>
      </ScreenHead>
      <Stack $isPage>
        <Panel title="Contact">
          <KeyValueGrid items={contactFacts(profile)} />
        </Panel>
        <Panel title="Buyer profile">
          <BuyerFacts profile={profile} />
        </Panel>
        <Panel title="Acquisition criteria">
          <KeyValueGrid items={criteriaFacts(profile)} />
        </Panel>
        <Panel title="Seller profile">
          <SellerFacts profile={profile} />
        </Panel>
        {mandates}
      </Stack>
    </>
  )
})

const FILLED = { user: "Profile data", buyer: "Buyer profile", seller: "Seller profile" } as const

/** Which of the three parts hold all that is asked there. */
const filledParts = (profile: Profile): string => {
  const flags = filled(profile)
  return (
    (["user", "buyer", "seller"] as const).flatMap((part) => (flags[part] ? [FILLED[part]] : [])).join(", ") || "None"
  )
}

const contactFacts = (profile: Profile) => [
  { label: "Email", value: profile.email },
  { label: "Roles", value: roleLabels(profile.roles).join(", ") },
  { label: "Company", value: profile.companyName ?? undefined },
  { label: "Job title", value: profile.jobTitle ?? undefined },
  { label: "Assets under management", value: shownAum(profile.aum) },
  { label: "Office phone", value: shownPhone(profile.officePhone) },
  { label: "Cell phone", value: shownPhone(profile.cellPhone) },
  { label: "Address", value: shownAddress(profile.address) },
  { label: "Filled in", value: filledParts(profile) },
  { label: "Registered", value: dateTime(profile.creationDate) },
  { label: "Last log-in", value: profile.lastLogin === null ? "Never" : dateTime(profile.lastLogin) },
]
