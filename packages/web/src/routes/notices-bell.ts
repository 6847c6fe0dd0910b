/** The bell alone: fetched through the door of notices, their screen would come along with the first script. */
export { NoticesBell } from "@xl/ui/notices"
