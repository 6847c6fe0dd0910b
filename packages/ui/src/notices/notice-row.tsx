import type { KeptNotice, NoticeTone } from "@xl/core/notifications"
import { Button, dateTime, Entry, TextLink, ToneIcon, type ToneIconProps } from "../parts/index.ts"

const marks: { readonly [Tone in NoticeTone]: ToneIconProps } = {
  info: { icon: "info", tone: "neutral", word: "Information" },
  success: { icon: "check", tone: "ok", word: "Done" },
  warning: { icon: "alert", tone: "warn", word: "Warning" },
  error: { icon: "alert", tone: "bad", word: "Declined or failed" },
}

interface NoticeRowProps {
  readonly notice: KeptNotice
  readonly onRead: () => void
}

/** One notice. Its title leads to where it goes on, and marks it as read on the way. */
export const NoticeRow = ({ notice, onRead }: NoticeRowProps) => {
  const isUnread = notice.readAt === null
  return (
    <Entry
      isNew={isUnread}
      mark={<ToneIcon {...marks[notice.tone]} />}
      title={
        <TextLink href={notice.path} onClick={isUnread ? onRead : undefined}>
          {notice.title}
        </TextLink>
      }
      meta={<time dateTime={new Date(notice.at).toISOString()}>{dateTime(notice.at)}</time>}
      action={
        isUnread && (
          <Button size="small" kind="quiet" aria-label={`Mark as read: ${notice.title}`} onPress={onRead}>
            Mark as read
          </Button>
        )
      }
    >
      {notice.text}
    </Entry>
  )
}
