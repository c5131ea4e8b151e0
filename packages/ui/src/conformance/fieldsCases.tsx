import { Checkbox } from '../Checkbox/index.ts'
import { ComboBox } from '../ComboBox/index.ts'
import { DateField } from '../DateField/index.ts'
import { FileDrop } from '../FileDrop/index.ts'
import { Form } from '../Form/index.ts'
import { InterestPicker } from '../InterestPicker/index.ts'
import { MapChoice } from '../MapChoice/index.ts'
import { NativeSelect } from '../NativeSelect/index.ts'
import { NumberField } from '../NumberField/index.ts'
import { PasswordField } from '../PasswordField/index.ts'
import { RadioGroup } from '../RadioGroup/index.ts'
import { Select } from '../Select/index.ts'
import { Slider } from '../Slider/index.ts'
import { Switch } from '../Switch/index.ts'
import { TextArea } from '../TextArea/index.ts'
import { TextField } from '../TextField/index.ts'
import { type Cases, options } from './parts.tsx'

export const fieldsCases: Cases = {
  Checkbox: { draw: (given) => <Checkbox {...given}>Yes</Checkbox> },
  ComboBox: {
    grows: true,
    draw: (given) => (
      <ComboBox
        {...given}
        label="One of many"
        options={options}
        openLabel="Show all"
        emptyText="None"
      />
    ),
  },
  DateField: {
    grows: true,
    draw: (given) => <DateField {...given} label="Date of birth" />,
  },
  FileDrop: { draw: (given) => <FileDrop {...given} label="Choose" /> },
  Form: {
    draw: (given) => (
      <Form {...given} summaryTitle="Look at these" faults={[{ name: 'a', text: 'Fill this in' }]}>
        Fields
      </Form>
    ),
  },
  InterestPicker: {
    draw: (given) => (
      <InterestPicker
        {...given}
        label="Interests"
        options={[{ id: 'wine', label: 'Wine' }]}
        defaultValue={['wine']}
      />
    ),
  },
  MapChoice: {
    draw: (given) => (
      <MapChoice
        {...given}
        label="Regions"
        viewBox="0 0 9 9"
        regions={[{ id: 'a', label: 'A', path: 'M0 0H9V9Z' }]}
        defaultValue="a"
      />
    ),
  },
  NativeSelect: {
    draw: (given) => <NativeSelect {...given} label="One of" options={options} />,
  },
  NumberField: {
    draw: (given) => (
      <NumberField
        {...given}
        label="Height"
        lessLabel="Less"
        moreLabel="More"
        defaultValue={1720}
      />
    ),
  },
  PasswordField: {
    draw: (given) => (
      <PasswordField
        {...given}
        label="Password"
        autoComplete="new-password"
        showLabel="Show"
        hideLabel="Hide"
      />
    ),
  },
  RadioGroup: {
    draw: (given) => <RadioGroup {...given} label="One of" options={options} />,
  },
  Select: {
    grows: true,
    draw: (given) => <Select {...given} label="One of" options={options} />,
  },
  Slider: {
    draw: (given) => (
      <Slider
        {...given}
        label="Age"
        thumbLabels={['From', 'To']}
        valueText={([from, to]) => `${from} to ${to}`}
        minValue={18}
        maxValue={99}
      />
    ),
  },
  Switch: { draw: (given) => <Switch {...given} label="On" /> },
  TextArea: { draw: (given) => <TextArea {...given} label="About" /> },
  TextField: { draw: (given) => <TextField {...given} label="E-mail" /> },
}
