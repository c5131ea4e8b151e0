import { passwordMinLength } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Checkbox } from '@bouquet/ui/Checkbox'
import { DateField } from '@bouquet/ui/DateField'
import { Form } from '@bouquet/ui/Form'
import { Link } from '@bouquet/ui/Link'
import { PasswordField } from '@bouquet/ui/PasswordField'
import { TextArea } from '@bouquet/ui/TextArea'
import { TextField } from '@bouquet/ui/TextField'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { FormError } from '../../../platform/errors/FormError.tsx'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { asides, lead, taskScreen } from '../../../platform/screens/screen.css.ts'
import { useSettings } from '../../../platform/settings/useSettings.ts'
import { TaskHead } from '../TaskHead.tsx'
import { type AccountFormStart, useAccountForm } from './useAccountForm.ts'
import { WhoFields } from './WhoFields.tsx'

interface AccountFormProps extends AccountFormStart {
  /** Above the form. */
  readonly notice?: ReactNode
}

/** The first step of signup: the account. Completes a signup begun elsewhere, or keeps a first message. */
export function AccountForm({ notice, ...start }: AccountFormProps) {
  const { t } = useTranslation(['common', 'account'])
  const settings = useSettings()
  const account = useAccountForm(start)
  const { typed, change, errors } = account
  const age = settings?.min_age ?? 18
  return (
    <div className={taskScreen}>
      <TaskHead art="likes">
        <PageHeading title={t('account:title.signup')} isFocused={start.first?.isShown ?? false} />
        <p className={lead}>
          {start.started ? (
            <Trans
              t={t}
              i18nKey="account:signup.complete_text"
              values={{ email: typed.email }}
              components={{ email: <strong /> }}
            />
          ) : (
            t('signup.free')
          )}
        </p>
      </TaskHead>
      {notice}
      <Form
        ref={account.form}
        onSubmit={account.submit}
        actions={
          <Button type="submit" size="lg" isWide isPending={account.isPending}>
            {t('signup.submit')}
          </Button>
        }
      >
        {start.first && !start.first.isShown ? (
          <TextArea
            label={t('account:signup.message')}
            description={t('account:signup.message_hint')}
            name="signup_message"
            maxLength={settings?.message_length}
            value={typed.signup_message}
            onChange={(signup_message) => change({ signup_message })}
            errorMessage={errors.of('signup_message')}
          />
        ) : null}
        <WhoFields account={account} />
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
          description={t('signup.date_of_birth_hint')}
          name="date_of_birth"
          autoComplete="bday"
          defaultValue={typed.date_of_birth || undefined}
          onChange={(date) => change({ date_of_birth: date ?? '' })}
          errorMessage={errors.of('date_of_birth')}
        />
        {start.started ? null : (
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
        )}
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
      </Form>
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
  return (
    <Link href={href} isExternal>
      {children}
    </Link>
  )
}
