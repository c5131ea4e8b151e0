import { paymentMethods } from '@bouquet/contract'
import { Checkbox } from '@bouquet/ui/Checkbox'
import { DateField } from '@bouquet/ui/DateField'
import { Select } from '@bouquet/ui/Select'
import { TextField } from '@bouquet/ui/TextField'
import { useTranslation } from 'react-i18next'
import type { Session } from '../../platform/session.ts'
import { currencies } from '../payments/paymentFilters.ts'
import { type CodeDraft, type CodeField, validities, validityTexts } from './codeFields.ts'
import * as css from './codes.css.ts'

interface CodeFieldsProps {
  readonly draft: CodeDraft
  readonly brands: Session['brands']
  readonly errorOf: (field: CodeField) => string | undefined
  readonly onChange: (changed: Partial<CodeDraft>) => void
}

const none = 'none'

/** The fields of a new code. */
export function CodeFields({ draft, brands, errorOf, onChange }: CodeFieldsProps) {
  const { t } = useTranslation('desk')
  return (
    <>
      <div className={css.fields}>
        <Select
          label={t('codes.brand')}
          options={brands.map(({ id, name }) => ({ id, label: name }))}
          value={draft.brand}
          onChange={(brand) => onChange({ brand })}
          errorMessage={errorOf('brand')}
        />
        <TextField
          label={t('codes.code')}
          description={t('codes.code_hint')}
          name="code"
          autoComplete="off"
          spellCheck={false}
          value={draft.code}
          onChange={(code) => onChange({ code })}
          errorMessage={errorOf('code')}
        />
        <TextField
          label={t('codes.value_percentage')}
          inputMode="numeric"
          name="percent"
          autoComplete="off"
          value={draft.percent}
          onChange={(percent) => onChange({ percent })}
          errorMessage={errorOf('value_percentage')}
        />
        <Select
          label={t('codes.validity')}
          options={validities.map((id) => ({ id, label: t(validityTexts[id]) }))}
          value={draft.validity}
          onChange={(chosen) =>
            onChange({ validity: validities.find((id) => id === chosen) ?? draft.validity })
          }
        />
        <TextField
          label={t('codes.minimum')}
          description={t('codes.minimum_hint')}
          inputMode="numeric"
          name="minimum"
          autoComplete="off"
          value={draft.minimum}
          onChange={(minimum) => onChange({ minimum })}
          errorMessage={errorOf('minimum_order_value')}
        />
        <Select
          label={t('codes.currency')}
          options={[
            { id: none, label: t('codes.no_currency') },
            ...currencies.map((id) => ({ id, label: id })),
          ]}
          value={draft.currency ?? none}
          onChange={(chosen) =>
            onChange({ currency: currencies.find((id) => id === chosen) ?? null })
          }
          errorMessage={errorOf('currency')}
        />
        <div className={css.end}>
          <Checkbox isSelected={draft.hasEnd} onChange={(hasEnd) => onChange({ hasEnd })}>
            {t('codes.has_end')}
          </Checkbox>
          {draft.hasEnd ? (
            <DateField
              label={t('codes.last_day')}
              value={draft.expires}
              onChange={(expires) => onChange({ expires })}
              errorMessage={errorOf('expires')}
            />
          ) : null}
        </div>
        <TextField
          label={t('codes.member')}
          description={t('codes.member_hint')}
          name="member"
          autoComplete="off"
          spellCheck={false}
          value={draft.member}
          onChange={(member) => onChange({ member })}
          errorMessage={errorOf('user_id')}
        />
      </div>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('codes.methods')}</legend>
        <p className={css.hint}>{t('codes.methods_hint')}</p>
        <div className={css.choices}>
          {paymentMethods.map((method) => (
            <Checkbox
              key={method}
              isSelected={draft.methods.includes(method)}
              onChange={(isSelected) =>
                onChange({
                  methods: isSelected
                    ? [...draft.methods, method]
                    : draft.methods.filter((each) => each !== method),
                })
              }
            >
              {t(`money.method_${method}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <TextField
        label={t('codes.reason')}
        name="reason"
        autoComplete="off"
        value={draft.reason}
        onChange={(reason) => onChange({ reason })}
        errorMessage={errorOf('reason')}
      />
    </>
  )
}
