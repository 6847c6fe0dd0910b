import { useEffect, useState } from "react"

const MINUTE = 60_000
const SECOND = 1_000

const isSameMinute = (one: number, other: number): boolean => Math.floor(one / MINUTE) === Math.floor(other / MINUTE)

/** The time in milliseconds, moved once a minute: deadlines on screen count in minutes. A demo's clock that was moved shows at once. */
export const useMinute = (now: () => number): number => {
  const [minute, setMinute] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setMinute((shown) => (isSameMinute(shown, now()) ? shown : now())), SECOND)
    return () => clearInterval(timer)
  }, [now])
  return minute
}
