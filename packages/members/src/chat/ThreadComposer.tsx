import { type Unsent, useClient } from '@bouquet/client'
import { type Conversation, constants } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { ChatComposer } from '@bouquet/ui/ChatComposer'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMember } from '../accounts/session/useUser.ts'
import { PurchaseDialog } from '../credits/PurchaseDialog.tsx'
import { reason } from './chat.css.ts'
import { composerState, onSend } from './composerState.ts'
import { FictionalDialog } from './FictionalDialog.tsx'
import { Icebreaker } from './Icebreaker.tsx'
import { useCostText } from './useCostText.ts'
import { useDraft } from './useDraft.ts'

interface ThreadComposerProps {
  readonly conversation: Conversation
  readonly unsent: readonly Unsent[]
}

/** Where one writes: the draft, what sending costs, and what has to come first. */
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
