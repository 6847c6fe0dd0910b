import { type AssetView, type Contact, isPublic } from "@xl/core/assets"
import { assetOfPicture, thumbnailKey } from "@xl/core/documents"
import { displayedPhone } from "@xl/core/shared"
import type { ReactNode } from "react"
import { Avatar, Cluster, Entries, Entry, initialsOf, Panel, Said, TextLink } from "../parts/index.ts"

export interface AdvisorsProps {
  readonly asset: AssetView
  /** The way to write to one of them from here, for members. */
  readonly write?: ((contact: Contact) => ReactNode) | undefined
}

/** Whom buyers turn to. Before the seller discloses them only who fills the asset in is told of any. */
export const Advisors = ({ asset, write }: AdvisorsProps) => {
  const { contacts, contactsDisclosed } = asset
  if (contacts === null || contacts.length === 0) return null
  return (
    <Panel title="Advisors" end={contactsDisclosed ? undefined : "Not disclosed: buyers do not see them"}>
      <Entries $isInset aria-label="Advisors">
        {contacts.map((contact) => (
          <Advisor
            key={contact.emailAddress}
            contact={contact}
            portrait={portraitOf(asset, contact)}
            write={write?.(contact)}
          />
        ))}
      </Entries>
      {write && <Said $isQuiet>{DIFFERENCE}</Said>}
    </Panel>
  )
}

const DIFFERENCE =
  "Advisors answer by e-mail, and read your name and address. “Message the seller” is a conversation with the seller in your messages here."

/** A portrait is there for everybody while its asset is on the market and the advisors are disclosed. */
const portraitOf = ({ contactsDisclosed, status }: AssetView, { avatar }: Contact): string | undefined =>
  avatar !== null && contactsDisclosed && isPublic(status) && assetOfPicture(avatar) !== null
    ? `/pictures/${thumbnailKey(avatar)}`
    : undefined

interface AdvisorProps {
  readonly contact: Contact
  readonly portrait: string | undefined
  readonly write: ReactNode
}

const Advisor = ({ contact, portrait, write }: AdvisorProps) => {
  const { companyName, emailAddress, firstName, jobTitle, lastName, officePhone, whatsappNumber } = contact
  const name = `${firstName} ${lastName}`.trim()
  return (
    <Entry
      mark={<Avatar initials={initialsOf(name)} src={portrait} size={40} />}
      title={name}
      meta={[jobTitle, companyName].flatMap((said) => (said ? [<span key={said}>{said}</span>] : []))}
      more={
        <Cluster>
          <TextLink href={`mailto:${emailAddress}`}>{emailAddress}</TextLink>
          {officePhone && (
            <TextLink href={`tel:+1${digitsOf(officePhone)}`}>{displayedPhone(digitsOf(officePhone))}</TextLink>
          )}
          {whatsappNumber && (
            <TextLink href={`https://wa.me/1${digitsOf(whatsappNumber)}`} target="_blank" rel="noreferrer">
              WhatsApp {displayedPhone(digitsOf(whatsappNumber))}
            </TextLink>
          )}
          {write}
        </Cluster>
      }
    />
  )
}

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, "")
