'use client'
import { clsx } from 'clsx'
import type { Ref } from 'react'
import { Label } from 'react-aria-components/Label'
import {
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider'
import { field, label as labelClass } from '../internal/field.css.ts'
import { LocaleProvider } from '../internal/LocaleProvider.tsx'
import { definedProps } from '../internal/props.ts'
import { fill, head, lane, output, thumb, track } from './Slider.css.ts'

/** Lower and upper end. */
export type SliderRange = readonly [from: number, to: number]

export interface SliderProps {
  readonly label: string
  /** Labels of the thumbs, for example "Age from" and "Age to". */
  readonly thumbLabels: readonly [from: string, to: string]
  /** The range as text, for example "25 to 40". */
  readonly valueText: (range: SliderRange) => string
  readonly minValue: number
  readonly maxValue: number
  readonly step?: number | undefined
  readonly value?: SliderRange | undefined
  readonly defaultValue?: SliderRange | undefined
  /** Called continuously while a thumb moves. */
  readonly onChange?: ((range: SliderRange) => void) | undefined
  /** Called once, when the thumb is released. */
  readonly onChangeEnd?: ((range: SliderRange) => void) | undefined
  /** Names for native form submission of both ends. */
  readonly names?: readonly [from: string, to: string] | undefined
  /** BCP 47 tag of the page. Decides number formats and direction. */
  readonly locale?: string | undefined
  readonly isDisabled?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

const rangeOf = ([from = 0, to = from]: readonly number[]): SliderRange => [from, to]

/** Slider for a range, with its values as text. */
export const Slider = ({
  label,
  thumbLabels,
  valueText,
  minValue,
  maxValue,
  step = 1,
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  names,
  locale,
  isDisabled = false,
  className,
  ref,
  ...rest
}: SliderProps) => (
  <LocaleProvider locale={locale}>
    <AriaSlider<number[]>
      {...rest}
      {...definedProps({ value: value && [...value] })}
      defaultValue={[...(defaultValue ?? [minValue, maxValue])]}
      ref={ref ?? null}
      minValue={minValue}
      maxValue={maxValue}
      step={step}
      isDisabled={isDisabled}
      onChange={(next) => onChange?.(rangeOf(next))}
      onChangeEnd={(next) => onChangeEnd?.(rangeOf(next))}
      className={clsx(field, className)}
    >
      <div className={head}>
        <Label className={labelClass}>{label}</Label>
        <SliderOutput className={output}>
          {({ state }) => valueText(rangeOf(state.values))}
        </SliderOutput>
      </div>
      <div className={lane}>
        <SliderTrack className={track}>
          <SliderFill className={fill} />
          {thumbLabels.map((thumbLabel, index) => (
            <SliderThumb
              key={thumbLabel}
              index={index}
              aria-label={thumbLabel}
              className={thumb}
              {...definedProps({ name: names?.[index] })}
            />
          ))}
        </SliderTrack>
      </div>
    </AriaSlider>
  </LocaleProvider>
)
