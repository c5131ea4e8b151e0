import { type Interest, type MemberProfile, suitsFirstLine } from '@bouquet/contract'
import { tabStorage } from '@bouquet/contract/deviceStorage'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../../platform/settings/useSettings.ts'
import { useStoredMessage } from '../../accounts/signup/firstMessage.ts'
import { acceptsSignup } from '../../accounts/signup/signup.rules.ts'
import { readTracking } from '../../accounts/signup/tracking.ts'

/** The draft of a first message. The browser's history keeps it, so that it is there again on the way back. */
export function useFirstMessage({ id }: Pick<MemberProfile, 'id'>) {
  const stored = useStoredMessage()
  const router = useRouter()
  const maxLength = useSettings()?.message_length
  const [text, setText] = useState(stored)
  const [isMissing, setMissing] = useState(false)
  const message = text.trim()

  function change(next: string) {
    setText(next)
    setMissing(false)
  }
  async function save(replace: boolean) {
    await router.navigate({ to: '.', state: { firstMessage: message }, replace })
  }
  async function goOn() {
    if (message === '') return setMissing(true)
    await save(true)
    const state = { firstMessage: message }
    await router.navigate({ to: '/members/$id/signup', params: { id }, state })
  }
  return { text, change, maxLength, isMissing, stored, save, goOn }
}

/** Why no message can be written: the brand takes no new members, or none without an invitation. */
export function useClosedSignup(): 'closed' | 'invited' | null {
  const signups = useSettings()?.signups ?? 'all'
  if (acceptsSignup(signups, readTracking(tabStorage()))) return null
  return signups === 'none' ? 'closed' : 'invited'
}

/** Three first lines: about something on the profile if there is anything, then open questions. */
export function useFirstLines(interests: readonly Interest[]): { id: string; label: string }[] {
  const { t } = useTranslation(['chat', 'attributes'])
  const interest = interests.find(suitsFirstLine)
  const about = interest && t(`attributes:interest.${interest}`)
  return [
    about ? t('chat:icebreaker.theirs', { interest: about }) : t('chat:icebreaker.smile'),
    t('chat:icebreaker.sunday'),
    t('chat:icebreaker.place'),
  ].map((line) => ({ id: line, label: line }))
}
