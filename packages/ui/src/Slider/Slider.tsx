'use client'
import { clsx } from 'clsx'
import { useId } from 'react'
import { Label } from 'react-aria-components/Label'
import {
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider'
import { visuallyHidden } from '../base/index.ts'
import { field, label as labelClass } from '../internal/field.css.ts'
import type { FieldProps } from '../internal/field.types.ts'
import { useLabels } from '../internal/labels.ts'
import { describedBy, NativeFieldMessages } from '../internal/NativeFieldMessages.tsx'
import { definedProps } from '../internal/props.ts'
import { fill, head, lane, output, thumb, track } from './Slider.css.ts'
import { listChoice, type SliderChoice } from './sliderValues.ts'

interface SliderBaseProps extends Omit<FieldProps<HTMLDivElement>, 'isRequired'> {
  readonly minValue: number
  readonly maxValue: number
  readonly step?: number | undefined
  /** `Intl.NumberFormat` options, for example `{ style: 'unit', unit: 'kilometer' }`. */
  readonly format?: Intl.NumberFormatOptions | undefined
}

/**
 * With `name`, a form posts one value under that name, and a range under `<name>_from` and `<name>_to`.
 */
export type SliderProps = SliderBaseProps & SliderChoice

const one = [{ key: 'value', suffix: '', part: undefined }] as const
const two = [
  { key: 'from', suffix: '_from', part: 'slider.from' },
  { key: 'to', suffix: '_to', part: 'slider.to' },
] as const

/** Slider for a number or a range, with its value as text. */
export function Slider(props: SliderProps) {
  const {
    label,
    isLabelHidden = false,
    description,
    errorMessage,
    name,
    minValue,
    maxValue,
    step = 1,
    format,
    isDisabled = false,
    isRange = false,
    onBlur,
    className,
    ref,
    value: _value,
    defaultValue: _defaultValue,
    onChange: _onChange,
    onChangeEnd: _onChangeEnd,
    valueText: _valueText,
    ...rest
  } = props
  const id = useId()
  const labels = useLabels()
  const { value, defaultValue, onChange, onChangeEnd, valueText } = listChoice(props, props)
  return (
    <AriaSlider<number[]>
      {...definedProps({
        ...rest,
        value,
        formatOptions: format,
        'aria-describedby': describedBy(id, description, errorMessage),
      })}
      {...{ defaultValue, onChange, onChangeEnd, minValue, maxValue, step, isDisabled }}
      ref={ref ?? null}
      className={clsx(field, className)}
    >
      <div className={head}>
        <Label className={isLabelHidden ? visuallyHidden : labelClass}>{label}</Label>
        <SliderOutput className={output}>
          {({ state: { values, getThumbValueLabel } }) =>
            valueText === undefined
              ? values.map((_, index) => getThumbValueLabel(index)).join('–')
              : valueText(values)
          }
        </SliderOutput>
      </div>
      <div className={lane}>
        <SliderTrack className={track}>
          <SliderFill className={fill} />
          {(isRange ? two : one).map(({ key, suffix, part }, index) => (
            <SliderThumb
              key={key}
              index={index}
              className={thumb}
              isInvalid={errorMessage !== undefined}
              onBlur={({ target, relatedTarget }) => {
                if (!target.closest('[role="group"]')?.contains(relatedTarget)) onBlur?.()
              }}
              {...definedProps({
                'aria-label': part && labels(part, { label }),
                name: name && `${name}${suffix}`,
              })}
            />
          ))}
        </SliderTrack>
      </div>
      <NativeFieldMessages id={id} description={description} errorMessage={errorMessage} />
    </AriaSlider>
  )
}
