import type { MemberProfile } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Form } from '@bouquet/ui/Form'
import { IcebreakerPicker } from '@bouquet/ui/IcebreakerPicker'
import { Link } from '@bouquet/ui/Link'
import { TextArea } from '@bouquet/ui/TextArea'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFictional } from '../../../platform/settings/useSettings.ts'
import * as css from './landing.css.ts'
import { useClosedSignup, useFirstLines, useFirstMessage } from './useFirstMessage.ts'

interface FirstMessageFormProps {
  readonly member: MemberProfile
}

/** The box for the first message, ideas for it, and the way to the signup; or why there is none. */
export function FirstMessageForm({ member }: FirstMessageFormProps) {
  const closed = useClosedSignup()
  return closed === null ? <OpenForm member={member} /> : <ClosedSignup kind={closed} />
}

function OpenForm({ member }: FirstMessageFormProps) {
  const { t } = useTranslation(['people', 'chat', 'account'])
  const { name } = member
  const message = useFirstMessage(member)
  const lines = useFirstLines(member.attributes.interests)
  const form = useRef<HTMLFormElement>(null)
  const focus = () => form.current?.querySelector('textarea')?.focus()

  return (
    <div className={css.composer}>
      <Terms member={member} />
      <Form
        ref={form}
        onSubmit={() => {
          if (message.text.trim() === '') focus()
          void message.goOn()
        }}
        actions={
          <Button type="submit" size="lg" isWide>
            {t('people:landing.continue')}
          </Button>
        }
      >
        <TextArea
          label={t('chat:composer.label', { name })}
          isLabelHidden
          rows={3}
          maxLength={message.maxLength}
          value={message.text}
          onChange={message.change}
          errorMessage={message.isMissing ? t('people:landing.empty') : undefined}
        />
        <div className={css.ideas}>
          <p className={css.ideasTitle}>{t('chat:icebreaker.open')}</p>
          <IcebreakerPicker
            label={t('chat:icebreaker.title', { name })}
            lines={lines}
            onPick={({ label }) => {
              message.change(label)
              focus()
            }}
          />
        </div>
      </Form>
    </div>
  )
}

/** What becomes of the message, said before it is written; and who a fictional profile is. */
export function Terms({ member }: FirstMessageFormProps) {
  const { t } = useTranslation('people')
  const { warning } = useFictional()
  return (
    <div className={css.terms}>
      <p>{t('landing.promise')}</p>
      {member.fictional ? <p>{warning}</p> : null}
    </div>
  )
}

/** Links for those who have an account, or would rather look first. */
export function OtherWays({ member: { id, name } }: FirstMessageFormProps) {
  const { t } = useTranslation(['account', 'chat'])
  return (
    <div className={css.otherWays}>
      <Link variant="quiet" href={`/login?next=/members/${id}/chat`}>
        {t('account:signup.have_account')}
      </Link>
      <Link variant="quiet" href={`/members/${id}`}>
        {t('chat:thread.profile', { name })}
      </Link>
    </div>
  )
}

/** Signup is closed or by invitation only; members can still log in. */
export function ClosedSignup({ kind }: { readonly kind: 'closed' | 'invited' }) {
  const { t } = useTranslation(['common', 'account'])
  return (
    <div className={css.closed}>
      <p className={css.closedTitle}>{t(`common:signup.${kind}_title`)}</p>
      <p>{t(`common:signup.${kind}`)}</p>
      <Button href="/login" variant="outline" tone="neutral">
        {t('account:login.submit')}
      </Button>
    </div>
  )
}
