import { PgBoss } from "pg-boss"

/** Work that may be repeated without harm. One run at a time, whichever process it falls to. */
export interface Job {
  readonly name: string
  /** Five fields in UTC, minutes first; without it the job runs only when told to. */
  readonly cron?: string
  readonly run: () => Promise<unknown>
}

export interface Jobs {
  /** Once, as soon as no other run of it is under way. */
  readonly runNow: (name: string) => Promise<void>
  /** Once, within two seconds after an instant of the real clock. */
  readonly runAt: (name: string, at: Date) => Promise<void>
  /** Lets the runs under way finish, at most 5 seconds. */
  readonly close: () => Promise<void>
}

/** Runs jobs on their schedules; several processes on one database share the work. */
export const openJobs = async (
  connectionString: string,
  jobs: ReadonlyArray<Job>,
  report: (reason: unknown) => void,
): Promise<Jobs> => {
  const boss = new PgBoss({
    connectionString,
    application_name: "xl jobs",
    max: 4,
    useListenNotify: true,
    cronWorkerIntervalSeconds: 2,
  })
  boss.on("error", report)
  await boss.start()
  for (const { cron, name, run } of jobs) {
    // One that fails is not tried again: its next run does all that this one left.
    await boss.createQueue(name, {
      policy: "singleton",
      notify: true,
      retryLimit: 0,
      expireInSeconds: 600,
      retentionSeconds: 3_600,
      deleteAfterSeconds: 3_600,
    })
    await boss.work(name, { batchSize: 1, notifyPollingIntervalSeconds: 2 }, () =>
      run().catch((reason: unknown) => {
        report(reason)
        throw reason
      }),
    )
    if (cron === undefined) await boss.unschedule(name)
    else await boss.schedule(name, cron, null, { tz: "UTC" })
  }
  return {
    runNow: async (name) => void (await boss.send(name, {})),
    runAt: async (name, at) => void (await boss.send(name, {}, { startAfter: at })),
    close: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}
