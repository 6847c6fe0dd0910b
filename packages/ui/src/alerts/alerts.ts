import { makeAutoObservable, observableRef } from "mobx"
import { viewModelToken } from "../view-model/index.ts"

/** Something to read, and where there is a choice, to answer. */
export interface Alert {
  readonly title: string
  readonly text: ReadonlyArray<string>
  /** The button that goes on; without it there is only Close. */
  readonly confirm?: { readonly label: string; readonly go: () => void }
}

/** Alerts in front of the page, one at a time. */
export class Alerts {
  shown: Alert | null = null

  constructor() {
    makeAutoObservable(this, { shown: observableRef })
  }

  readonly show = (alert: Alert): void => {
    this.shown = alert
  }

  readonly close = (): void => {
    this.shown = null
  }

  readonly confirm = (): void => {
    const go = this.shown?.confirm?.go
    this.close()
    go?.()
  }
}

export const alertsToken = viewModelToken<Alerts>("Alerts")
