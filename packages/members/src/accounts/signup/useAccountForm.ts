import { signupMutation, useClient } from '@bouquet/client'
import type { Gender } from '@bouquet/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSettings } from '../../app/useSettings.ts'
import { useFieldErrors, useFocusFirstError } from '../../errors/FormError.tsx'
import { useLocale } from '../../language/useLocale.ts'
import { gendersByNiche } from './signup.rules.ts'
import { readTracking } from './tracking.ts'

const fields = ['gender', 'seeking', 'name', 'date_of_birth', 'email', 'password', 'terms'] as const

/** State and submission of the account form. */
export function useAccountForm() {
  const settings = useSettings()
  const locale = useLocale()
  const signup = useMutation(signupMutation(useClient()))
  const [typed, setTyped] = useState({
    name: '',
    date_of_birth: '',
    email: '',
    password: '',
    terms: false,
  })
  const [who, setWho] = useState<{ gender: Gender | null; seeking: Gender | null }>({
    gender: null,
    seeking: null,
  })
  const given = gendersByNiche(settings?.niche)
  const { gender, seeking } = given ?? who
  const [incomplete, setIncomplete] = useState(0)
  const form = useFocusFirstError(signup.error ?? incomplete)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!gender || !seeking) return setIncomplete(incomplete + 1)
    const country = settings?.geoip_country ?? undefined
    const tracking = readTracking(sessionStorage)
    signup.mutate({
      ...typed,
      gender,
      seeking,
      language: locale,
      ...(country && { country }),
      ...(tracking && { tracking }),
    })
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
    errors: useFieldErrors(signup.error, fields),
    isPending: signup.isPending,
    submit,
  }
}
