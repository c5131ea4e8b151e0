import { type Unsent, useClient } from '@bouquet/client'
import { type Conversation, constants, type MessageCost } from '@bouquet/contract'
import { formatMoney, formatNumber } from '@bouquet/i18n/format'
import { Button } from '@bouquet/ui/Button'
import { ChatComposer } from '@bouquet/ui/ChatComposer'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMember } from '../accounts/session.ts'
import { PurchaseDialog } from '../credits/PurchaseDialog.tsx'
import { useLocale } from '../language/useLocale.ts'
import { reason } from './chat.css.ts'
import { composerState, onSend } from './composerState.ts'
import { FictionalDialog } from './FictionalDialog.tsx'
import { Icebreaker } from './Icebreaker.tsx'

interface ThreadComposerProps {
  readonly conversation: Conversation
  readonly unsent: readonly Unsent[]
}

/** The text box with draft, cost and the dialogs required before sending. */
export function ThreadComposer({ conversation, unsent }: ThreadComposerProps) {
  const { t } = useTranslation('chat')
  const { outbox } = useClient()
  const member = useMember()
  const { profile, message_length } = conversation
  const draft = useDraft(profile.id)
  const costText = useCostText(conversation.cost)
  const state = composerState(conversation, member, unsent)
  const [asked, setAsked] = useState<'buy' | 'fictional' | null>(null)
  const isBuying = onSend(state) === 'buy'
  const hasSent = useRef(false)
  const composer = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (isBuying && hasSent.current) setAsked('buy')
  }, [isBuying])

  function leave() {
    if (draft.text.trim() === '') return
    hasSent.current = true
    outbox.send(profile.id, draft.text.trim())
    draft.clear()
  }
  function send() {
    const next = onSend(state)
    if (next === 'send') leave()
    if (next === 'ask') setAsked('fictional')
    if (next === 'buy') setAsked('buy')
  }

  function writeFirstLine(line: string) {
    draft.write(line)
    // After the dialog has closed, and with it the button that would get the focus back.
    setTimeout(() => composer.current?.querySelector('textarea')?.focus())
  }

  const isBegun = conversation.messages.length > 0 || unsent.length > 0
  return (
    <>
      {isBegun || draft.text !== '' || state.kind === 'blocked' ? null : (
        <Icebreaker profile={profile} onChoose={writeFirstLine} />
      )}
      <ChatComposer
        ref={composer}
        label={t('composer.label', { name: profile.name })}
        placeholder={t('composer.placeholder', { name: profile.name })}
        value={draft.text}
        onChange={draft.write}
        onSend={send}
        sendLabel={t('composer.send')}
        costText={costText}
        maxLength={message_length}
        counterText={t('composer.left', { count: message_length - draft.text.length })}
        disabledReason={
          state.kind === 'blocked' ? (
            t('composer.blocked', { name: profile.name })
          ) : isBuying ? (
            <div className={reason}>
              <span>
                {state.kind === 'limited'
                  ? t('composer.limited', { count: constants.freeConversations })
                  : t('composer.unpaid', { name: profile.name })}
              </span>
              <Button size="sm" onPress={() => setAsked('buy')}>
                {t('composer.buy')}
              </Button>
            </div>
          ) : undefined
        }
      />
      <FictionalDialog
        profile={profile}
        isOpen={asked === 'fictional'}
        onClose={() => setAsked(null)}
        onAcknowledged={leave}
      />
      <PurchaseDialog
        isOpen={asked === 'buy' && isBuying}
        onClose={() => setAsked(null)}
        reason={state.kind === 'limited' ? 'limited' : 'unpaid'}
        name={profile.name}
        next={`/members/${profile.id}/chat`}
      />
    </>
  )
}

/** Cost of the next message in credits and money, and the balance. */
function useCostText({ credits, money }: MessageCost): string {
  const { t } = useTranslation('chat')
  const locale = useLocale()
  const balance = useMember().credits
  if (credits === 0) return t('composer.free')
  const cost = money
    ? t('composer.cost_money', { count: credits, price: formatMoney(money, locale) })
    : t('composer.cost', { count: credits })
  return `${cost} · ${t('composer.balance', { count: balance, figure: formatNumber(balance, locale) })}`
}

/** Draft to a person, stored on this device until sent. */
function useDraft(profile: string) {
  const { drafts } = useClient()
  const [text, setText] = useState(() => drafts.read(profile))
  function write(next: string) {
    setText(next)
    drafts.write(profile, next)
  }
  return { text, write, clear: () => write('') }
}
