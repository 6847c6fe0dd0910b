import type { KeptNotice, NoticeTone } from "@xl/core/notifications"
import styled from "styled-components"
import { Button } from "../parts/button/index.ts"
import { dateTime } from "../parts/format/index.ts"
import { Icon, type IconName } from "../parts/icon/index.ts"
import { TextLink } from "../parts/link/index.ts"
import { below, color, size, text } from "../theme/index.ts"

const glyph: { readonly [Tone in NoticeTone]: readonly [icon: IconName, word: string, ink: string] } = {
  info: ["info", "Information", color.ink2],
  success: ["check", "Done", color.ok],
  warning: ["alert", "Warning", color.warn],
  error: ["alert", "Declined or failed", color.bad],
}

interface NoticeRowProps {
  readonly notice: KeptNotice
  readonly onRead: () => void
}

/** One notice. Its title leads to where it goes on, and marks it as read on the way. */
export const NoticeRow = ({ notice, onRead }: NoticeRowProps) => {
  const [icon, word, ink] = glyph[notice.tone]
  const isUnread = notice.readAt === null
  return (
    <Row data-unread={isUnread || undefined}>
      <Mark style={{ color: ink }}>
        <Icon name={icon} label={word} />
      </Mark>
      <div>
        <Head>
          <TextLink href={notice.path} onClick={isUnread ? onRead : undefined}>
            {notice.title}
          </TextLink>
          {isUnread && <New>New</New>}
        </Head>
        <p>{notice.text}</p>
        <time dateTime={new Date(notice.at).toISOString()}>{dateTime(notice.at)}</time>
      </div>
      {isUnread && (
        <Button size="small" kind="quiet" aria-label={`Mark as read: ${notice.title}`} onPress={onRead}>
          Mark as read
        </Button>
      )}
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 20px 1fr auto;
  gap: 12px;
  align-items: start;
  padding: 14px 20px;
  border-top: 1px solid ${color.line};
  &:first-child {
    border-top: 0;
  }
  &[data-unread] {
    background: ${color.blueTint};
  }
  p {
    margin: 2px 0 4px;
    max-width: 72ch;
    overflow-wrap: anywhere;
    color: ${color.ink2};
  }
  time {
    ${text.micro}
    color: ${color.ink2};
  }
  ${below.sm} {
    grid-template-columns: 20px 1fr;
    padding: 14px 16px;
    > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`
const Mark = styled.span`
  display: grid;
  padding-top: 3px;
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  align-items: baseline;
`
const New = styled.span`
  ${text.micro}
  padding: 0 6px;
  border-radius: ${size.r1};
  background: ${color.blue};
  color: ${color.onBlue};
  font-weight: 600;
`
