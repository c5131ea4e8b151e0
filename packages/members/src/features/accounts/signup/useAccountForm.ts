import { completeSignupMutation, signupMutation, useClient } from '@bouquet/client'
import {
  type ErrorCode,
  type Gender,
  type MemberId,
  passwordMinLength,
  type SignupDraft,
} from '@bouquet/contract'
import { tabStorage } from '@bouquet/contract/deviceStorage'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldErrors, useFocusFirstError } from '../../../platform/errors/FormError.tsx'
import { useLocale } from '../../../platform/language/useLocale.ts'
import { useSettings } from '../../../platform/settings/useSettings.ts'
import { gendersByNiche } from './signup.rules.ts'
import { readTracking } from './tracking.ts'

const fields = [
  'gender',
  'seeking',
  'name',
  'date_of_birth',
  'email',
  'password',
  'signup_message',
  'terms',
] as const

/** The error beside each required field that is empty when the form is sent. */
const emptyErrors = {
  name: 'name_length',
  date_of_birth: 'date_of_birth_invalid',
  email: 'email_invalid',
  password: 'password_too_short',
  terms: 'terms_not_accepted',
} as const satisfies Partial<Record<(typeof fields)[number], ErrorCode>>

const isRequired = (field: (typeof fields)[number]): field is keyof typeof emptyErrors =>
  field in emptyErrors

/** What is known before the form is filled in. */
export interface AccountFormStart {
  /** A signup begun elsewhere, whose address the token has confirmed. */
  readonly started?: { readonly token: string; readonly draft: SignupDraft }
  /** A first message, and the member who is to get it. */
  readonly first?: {
    readonly profile: MemberId
    readonly message: string
    /** The message is shown beside the form, which then takes the focus. */
    readonly isShown?: boolean
  }
}

/** State and submission of the account form. */
export function useAccountForm({ started, first }: AccountFormStart) {
  const { t } = useTranslation('errors')
  const settings = useSettings()
  const locale = useLocale()
  const client = useClient()
  const router = useRouter()
  const signup = useMutation(signupMutation(client))
  const complete = useMutation(completeSignupMutation(client))
  const sent = started ? complete : signup
  const [typed, setTyped] = useState({
    name: started?.draft.name ?? '',
    date_of_birth: started?.draft.date_of_birth ?? '',
    email: started?.draft.email ?? '',
    password: '',
    signup_message: first?.message ?? '',
    terms: false,
  })
  const [who, setWho] = useState<{ gender: Gender | null; seeking: Gender | null }>({
    gender: started?.draft.gender ?? null,
    seeking: started?.draft.seeking ?? null,
  })
  const given = gendersByNiche(settings?.niche)
  const { gender, seeking } = given ?? who
  const [incomplete, setIncomplete] = useState(0)
  const form = useFocusFirstError(sent.error ?? incomplete)

  const errors = useFieldErrors(sent.error, fields)
  const emptyError = (field: (typeof fields)[number]) =>
    incomplete > 0 && isRequired(field) && !typed[field]
      ? t(emptyErrors[field], { min: passwordMinLength })
      : undefined

  function submit() {
    if (!gender || !seeking) return setIncomplete(incomplete + 1)
    const { email, signup_message, ...account } = typed
    const country = started?.draft.country ?? settings?.geoip_country
    const tracking = readTracking(tabStorage())
    const body = {
      ...account,
      gender,
      seeking,
      language: locale,
      ...(country && { country }),
      ...(tracking && { tracking }),
    }
    if (started) return complete.mutate({ ...body, token: started.token })
    signup.mutate(
      {
        ...body,
        email,
        ...(first && { signup_message, signup_profile: first.profile }),
      },
      { onSuccess: ({ user }) => void (user ?? router.navigate({ to: '/activate' })) },
    )
  }

  return {
    form,
    typed,
    change: (next: Partial<typeof typed>) => setTyped({ ...typed, ...next }),
    gender,
    seeking,
    choose: (next: Partial<typeof who>) => setWho({ ...who, ...next }),
    asksWho: given === null,
    lacks: (field: 'gender' | 'seeking') => incomplete > 0 && !who[field],
    errors: {
      ...errors,
      of: (field: (typeof fields)[number]) => emptyError(field) ?? errors.of(field),
    },
    isPending: sent.isPending,
    submit,
  }
}
