import { RadioGroup } from '@bouquet/ui/RadioGroup'
import { useTranslation } from 'react-i18next'
import type { useAccountForm } from './useAccountForm.ts'

/** Asks for the member's gender and the one they look for; shows nothing where the niche fixes both. */
export function WhoFields({ account }: { readonly account: ReturnType<typeof useAccountForm> }) {
  const { t } = useTranslation(['common', 'account'])
  if (!account.asksWho) return null
  const options = [
    { id: 'female', label: t('signup.woman') },
    { id: 'male', label: t('signup.man') },
  ] as const
  const needed = (field: 'gender' | 'seeking') =>
    account.lacks(field) ? t('account:signup.choose_one') : account.errors.of(field)
  return (
    <>
      <RadioGroup
        label={t('signup.i_am')}
        name="gender"
        options={options}
        value={account.gender}
        onChange={(gender) => account.choose({ gender })}
        errorMessage={needed('gender')}
      />
      <RadioGroup
        label={t('signup.seeking')}
        name="seeking"
        options={options}
        value={account.seeking}
        onChange={(seeking) => account.choose({ seeking })}
        errorMessage={needed('seeking')}
      />
    </>
  )
}
