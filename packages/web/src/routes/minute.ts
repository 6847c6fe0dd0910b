import { useEffect, useState } from "react"

const MINUTE = 60_000

/** The time in milliseconds, moved once a minute: deadlines on screen count in minutes. */
export const useMinute = (now: () => number): number => {
  const [minute, setMinute] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setMinute(now()), MINUTE)
    return () => clearInterval(timer)
  }, [now])
  return minute
}
