import { ApiError, useStore } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDecisions } from '../../platform/DecisionsContext.ts'
import type { Decision } from '../../platform/decisions.ts'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import * as css from './tray.css.ts'

/** What was decided and is not sent yet, each with its way back. */
export function DecisionTray() {
  const { t } = useTranslation('desk')
  const decisions = useStore(useDecisions())
  return (
    <section className={css.tray} aria-label={t('queue.tray')} aria-live="polite">
      {decisions.toReversed().map((decision) => (
        <TrayEntry key={decision.item} decision={decision} />
      ))}
    </section>
  )
}

function TrayEntry({ decision }: { readonly decision: Decision }) {
  const { t } = useTranslation('desk')
  const decisions = useDecisions()
  const text = useErrorText()
  const { item, label, picture, state } = decision
  return (
    <div className={css.entry({ state })}>
      {picture === undefined ? null : <img className={css.picture} src={picture} alt="" />}
      <div className={css.words}>
        <p className={css.label}>{label}</p>
        <p className={css.note}>
          {state === 'waiting' ? <Countdown until={decision.sendsAt} /> : null}
          {state === 'sending' ? t('queue.sending') : null}
          {state === 'failed' ? t('queue.not_sent', { why: text(decision.error) }) : null}
        </p>
      </div>
      {state === 'waiting' ? (
        <Button size="sm" variant="outline" onPress={() => decisions.undo(item)}>
          {t('queue.undo')}
        </Button>
      ) : null}
      {state === 'failed' && mayHelp(decision.error) ? (
        <Button size="sm" variant="outline" onPress={() => decisions.retry(item)}>
          {t('queue.again')}
        </Button>
      ) : null}
      {state === 'failed' ? (
        <Button size="sm" variant="quiet" onPress={() => decisions.undo(item)}>
          {t('queue.drop')}
        </Button>
      ) : null}
    </div>
  )
}

/** Whether the same decision may be taken the next time. */
const mayHelp = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500

/** The seconds that are left; read out once, not every second. */
function Countdown({ until }: { readonly until: number }) {
  const { t } = useTranslation('desk')
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  const count = Math.max(1, Math.ceil((until - now) / 1_000))
  return <span aria-hidden="true">{t('queue.will_send', { count })}</span>
}
