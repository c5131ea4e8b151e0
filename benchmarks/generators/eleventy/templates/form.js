import { each, escaped } from './html.js'

const segments = (name, legend, options) =>
  `<fieldset><legend class="label">${escaped(legend)}</legend><div class="segments">${each(options, ({ value, label }) => `<label class="segment"><input class="choice" type="radio" name="${name}" value="${value}" required>${escaped(label)}</label>`)}</div></fieldset>`

const field = ({ name, label, hint }) =>
  `<div class="field"><label class="label" for="signup-${name}">${escaped(label)}</label><input class="input" id="signup-${name}" name="${name}" required aria-describedby="signup-${name}-hint signup-${name}-error"><p class="hint" id="signup-${name}-hint">${escaped(hint)}</p></div>`

const part = (months, { name, label }) =>
  `<label class="date-part"><span class="hint">${escaped(label)}</span>${name === 'month' ? `<select class="input" name="date_of_birth_month" required autocomplete="bday-month"><option value=""></option>${each(months, (month) => `<option value="${month.id}">${escaped(month.label)}</option>`)}</select>` : `<input class="input" name="date_of_birth_${name}" required inputmode="numeric" pattern="[0-9]*" autocomplete="bday-${name}">`}</label>`

export const form = ({
  lander,
  locale,
  trackingNames,
  gender,
  seeking,
  genders,
  fields,
  birth,
  consent,
  submit,
  note,
  logIn,
  errors,
}) =>
  `<form class="form" id="signup-form" method="post" action="/api/signup.php">${each(Object.entries(errors), ([code, text]) => `<p class="error" id="error-${code}" data-code="${code}">${escaped(text)}</p>`)}${each(trackingNames, (name) => `<input type="hidden" name="${name}">`)}<input type="hidden" name="language" value="${locale}"><input type="hidden" name="lander" value="${lander}"><div class="choices">${segments('gender', gender, genders)}${segments('seeking', seeking, genders)}</div>${each(fields, field)}<fieldset><legend class="label">${escaped(birth.legend)}</legend><div class="date">${each(birth.parts, (one) => part(birth.months, one))}</div><p class="hint">${escaped(birth.hint)}</p></fieldset><div><label class="terms"><input class="box" type="checkbox" name="terms" value="on" required><span>${consent}</span></label></div><button class="action">${escaped(submit)}</button><p class="note">${escaped(note)} <a href="/login">${escaped(logIn)}</a></p></form>`
