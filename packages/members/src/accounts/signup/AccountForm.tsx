import { passwordMinLength } from '@bouquet/contract'
import { locales } from '@bouquet/i18n'
import { Button } from '@bouquet/ui/Button'
import { Checkbox } from '@bouquet/ui/Checkbox'
import { DateField } from '@bouquet/ui/DateField'
import { Link } from '@bouquet/ui/Link'
import { RadioGroup } from '@bouquet/ui/RadioGroup'
import { TextField } from '@bouquet/ui/TextField'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { asides, form, lead, taskIntro, taskScreen } from '../../app/form.css.ts'
import { useSettings } from '../../app/useSettings.ts'
import { FormError } from '../../errors/FormError.tsx'
import { useLocale } from '../../language/useLocale.ts'
import { PageHeading } from '../../navigation/PageHeading.tsx'
import { PasswordField } from '../credentialFields.tsx'
import { useAccountForm } from './useAccountForm.ts'

/** The first step of signup: the account. */
export function AccountForm() {
  const { t } = useTranslation(['common', 'account', 'errors'])
  const settings = useSettings()
  const account = useAccountForm()
  const locale = useLocale()
  const { typed, change, errors } = account
  const age = settings?.min_age ?? 18
  const needed = (field: 'gender' | 'seeking') =>
    account.lacks(field) ? t('account:signup.choose_one') : errors.of(field)

  return (
    <div className={taskScreen}>
      <div className={taskIntro}>
        <PageHeading title={t('account:title.signup')} />
        <p className={lead}>{t('signup.free')}</p>
      </div>
      <form ref={account.form} className={form} onSubmit={account.submit} noValidate>
        {account.asksWho ? (
          <>
            <RadioGroup
              label={t('signup.i_am')}
              name="gender"
              options={[
                { id: 'female', label: t('signup.woman') },
                { id: 'male', label: t('signup.man') },
              ]}
              value={account.gender}
              onChange={(gender) => account.choose({ gender })}
              errorMessage={needed('gender')}
            />
            <RadioGroup
              label={t('signup.seeking')}
              name="seeking"
              options={[
                { id: 'female', label: t('signup.woman') },
                { id: 'male', label: t('signup.man') },
              ]}
              value={account.seeking}
              onChange={(seeking) => account.choose({ seeking })}
              errorMessage={needed('seeking')}
            />
          </>
        ) : null}
        <TextField
          label={t('signup.name')}
          description={t('signup.name_hint')}
          name="name"
          autoComplete="nickname"
          value={typed.name}
          onChange={(name) => change({ name })}
          errorMessage={errors.of('name')}
        />
        <DateField
          label={t('signup.date_of_birth')}
          labels={{
            day: t('account:field.day'),
            month: t('account:field.month'),
            year: t('account:field.year'),
          }}
          locale={locales[locale].tag}
          description={t('signup.date_of_birth_hint')}
          name="date_of_birth"
          autoComplete="bday"
          onChange={(date) => change({ date_of_birth: date ?? '' })}
          errorMessage={errors.of('date_of_birth')}
        />
        <TextField
          label={t('signup.email')}
          description={t('signup.email_hint')}
          type="email"
          name="email"
          autoComplete="email"
          value={typed.email}
          onChange={(email) => change({ email })}
          errorMessage={errors.of('email')}
        />
        <PasswordField
          label={t('signup.password')}
          description={t('signup.password_hint', { count: passwordMinLength })}
          name="password"
          autoComplete="new-password"
          value={typed.password}
          onChange={(password) => change({ password })}
          errorMessage={errors.of('password')}
        />
        <Checkbox
          name="terms"
          isSelected={typed.terms}
          onChange={(terms) => change({ terms })}
          errorMessage={errors.of('terms')}
        >
          <Trans
            t={t}
            i18nKey="signup.terms"
            values={{ age }}
            components={{
              terms: <NewTabLink href="/pages/terms" />,
              privacy: <NewTabLink href="/pages/privacy" />,
            }}
          />
        </Checkbox>
        <FormError text={errors.form} />
        <Button type="submit" size="lg" isWide isPending={account.isPending}>
          {t('signup.submit')}
        </Button>
      </form>
      <div className={asides}>
        <Link variant="quiet" href="/login">
          {t('account:signup.have_account')}
        </Link>
      </div>
    </div>
  )
}

interface NewTabLinkProps {
  readonly href: '/pages/terms' | '/pages/privacy'
  /** Given by Trans. */
  readonly children?: ReactNode
}

/** A link that keeps the form open. */
function NewTabLink({ href, children }: NewTabLinkProps) {
  const { t } = useTranslation('common')
  return (
    <Link href={href} externalLabel={t('new_tab')}>
      {children}
    </Link>
  )
}
