import { type Unsent, type UnsentBody, useClient } from '@bouquet/client'
import type { Conversation, GiftId } from '@bouquet/contract'
import { constants } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { ChatComposer } from '@bouquet/ui/ChatComposer'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInBrowser } from '../../platform/device/useInBrowser.ts'
import { lazyDialog } from '../../platform/parts/lazyDialog.tsx'
import { loadPart } from '../../platform/parts/loadPart.ts'
import { useMember } from '../../platform/session.ts'
import { limitNotice, reason } from './chat.css.ts'
import { composerState, heldForCredits, onSend } from './composerState.ts'
import { Icebreaker } from './Icebreaker.tsx'
import { SendTools } from './SendTools.tsx'
import { useCostText } from './useCostText.ts'

const FictionalDialog = lazyDialog(
  async () => (await import('./FictionalDialog.tsx')).FictionalDialog,
)
const PurchaseDialog = lazyDialog(
  async () => (await import('../credits/PurchaseDialog.tsx')).PurchaseDialog,
)
const GiftDialog = lazy(() => loadPart(() => import('./GiftDialog.tsx')))
const PhotoDialog = lazy(() => loadPart(() => import('./PhotoDialog.tsx')))

interface ThreadComposerProps {
  readonly conversation: Conversation
  readonly unsent: readonly Unsent[]
  /** Opens the choice of gifts at once. */
  readonly startsWithGift: boolean
}

type Asked = 'buy' | 'fictional' | 'gift' | 'photo' | null

/** The text box with draft, cost, gifts and photos, and the dialogs required before sending. */
export function ThreadComposer({ conversation, unsent, startsWithGift }: ThreadComposerProps) {
  const { t } = useTranslation('chat')
  const { outbox, typing } = useClient()
  const member = useMember()
  const { profile, message_length } = conversation
  const draft = useDraft(profile.id)
  const costText = useCostText('text', conversation.cost)
  const state = composerState(conversation, unsent, member.credits)
  const owed = heldForCredits(conversation, unsent, member.credits)
  const [asked, setAsked] = useState<Asked>(startsWithGift ? 'gift' : null)
  /** Sent once the member has acknowledged that the profile is fictional. */
  const [held, setHeld] = useState<UnsentBody | null>(null)
  const isBuying = onSend(state) === 'buy'
  const isOwing = isBuying || owed !== null
  const hasSent = useRef(false)
  const composer = useRef<HTMLFormElement>(null)
  const close = () => setAsked(null)

  useEffect(() => {
    if (isOwing && hasSent.current) setAsked('buy')
  }, [isOwing])

  function leave(body: UnsentBody) {
    hasSent.current = true
    outbox.send(profile.id, body)
    if (body.kind === 'text') draft.clear()
  }
  function send(body: UnsentBody) {
    const next = onSend(state)
    setAsked(next === 'ask' ? 'fictional' : next === 'buy' ? 'buy' : null)
    setHeld(next === 'ask' ? body : null)
    if (next === 'send') leave(body)
  }
  function sendGift(gift: GiftId, isCovered: boolean) {
    send({ kind: 'gift', gift })
    // A gift that waits behind others opens the packages too.
    if (isOwing && !isCovered) setAsked('buy')
  }
  function sendText() {
    const text = draft.text.trim()
    if (text !== '') send({ kind: 'text', text })
  }
  function write(text: string) {
    draft.write(text)
    if (text.trim() !== '' && conversation.conversation) typing.send(conversation.conversation.id)
  }
  function writeFirstLine(line: string) {
    draft.write(line)
    // Waits until the dialog has closed and the button that would get the focus back is gone.
    setTimeout(() => composer.current?.querySelector('textarea')?.focus())
  }

  const isBegun = conversation.messages.length > 0 || unsent.length > 0
  return (
    <>
      {isBegun || draft.text !== '' || state.kind === 'blocked' ? null : (
        <Icebreaker profile={profile} onChoose={writeFirstLine} />
      )}
      {conversation.may_begin || unsent.length > 0 ? null : (
        <AlertBanner
          className={limitNotice}
          actions={
            <Button size="sm" variant="outline" tone="neutral" href="/premium">
              {t('composer.buy')}
            </Button>
          }
        >
          {t('composer.limit', { count: constants.freeConversations, name: profile.name })}
        </AlertBanner>
      )}
      {owed === null || isBuying ? null : (
        <AlertBanner
          className={limitNotice}
          actions={
            <Button size="sm" variant="outline" tone="neutral" onPress={() => setAsked('buy')}>
              {t('composer.buy')}
            </Button>
          }
        >
          {t('composer.gift_waits', { name: profile.name })}
        </AlertBanner>
      )}
      <ChatComposer
        ref={composer}
        label={t('composer.label', { name: profile.name })}
        placeholder={t('composer.placeholder', { name: profile.name })}
        value={draft.text}
        onChange={write}
        onSend={sendText}
        description={costText}
        maxLength={message_length}
        tools={
          <SendTools
            isDisabled={isBuying || state.kind === 'blocked'}
            onGift={() => setAsked('gift')}
            onPhoto={() => setAsked('photo')}
          />
        }
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
      <Suspense fallback={null}>
        {asked === 'gift' ? (
          <GiftDialog
            profile={profile}
            cost={conversation.gift_cost}
            isOpen
            onClose={close}
            onSend={sendGift}
          />
        ) : null}
        {asked === 'photo' ? (
          <PhotoDialog
            profile={profile}
            cost={conversation.photo_cost}
            isUnacknowledged={state.kind === 'unacknowledged'}
            isOpen
            onClose={close}
          />
        ) : null}
      </Suspense>
      <FictionalDialog
        profile={profile}
        isOpen={asked === 'fictional'}
        onClose={close}
        onAcknowledged={() => held && leave(held)}
      />
      <PurchaseDialog
        isOpen={asked === 'buy' && isOwing}
        onClose={close}
        reason={state.kind === 'limited' ? 'limited' : 'unpaid'}
        balance={
          state.kind === 'limited' || owed === null
            ? undefined
            : { credits: owed.balance, cost: owed.cost }
        }
        name={profile.name}
        next={`/members/${profile.id}/chat`}
      />
    </>
  )
}

/** Draft to a person, stored on this device until sent: empty while a drawn page is taken over. */
function useDraft(profile: string) {
  const { drafts } = useClient()
  const isInBrowser = useInBrowser()
  const [written, setWritten] = useState<string | null>(null)
  function write(next: string) {
    setWritten(next)
    drafts.write(profile, next)
  }
  const text = written ?? (isInBrowser ? drafts.read(profile) : '')
  return { text, write, clear: () => write('') }
}
