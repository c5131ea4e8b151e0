/** One fact about this machine, and what puts it right when it is not as it should be. */
export interface Finding {
  readonly check: 'settings' | 'data folder' | 'port' | 'database' | 'event bus' | 'photos' | 'mail'
  readonly level: 'ok' | 'warning' | 'problem'
  readonly text: string
  readonly remedy?: string
}

type Make = (check: Finding['check'], text: string, remedy: string) => Finding

export const ok = (check: Finding['check'], text: string): Finding => ({ check, level: 'ok', text })

export const warning: Make = (check, text, remedy) => ({ check, level: 'warning', text, remedy })

export const problem: Make = (check, text, remedy) => ({ check, level: 'problem', text, remedy })
