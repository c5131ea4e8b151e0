/**
 * Every error of the API. Codes are permanent: clients choose the message by code, so a code is never
 * renamed or reused. `status` is the HTTP status; `why` is for developers, never shown to members.
 */
export const errorTable = {
  authentication_required: { status: 403, why: 'The call needs a logged-in member.' },
  forbidden: { status: 403, why: 'The member may not do this.' },
  invalid_input: { status: 422, why: 'A field does not have the form that the contract asks for.' },
  not_found: { status: 404, why: 'Nothing is there, or not for this viewer.' },
  page_not_found: { status: 404, why: 'No route has this path.' },
  too_many_requests: {
    status: 429,
    why: 'The address or member has asked too often; params.seconds says how long to wait.',
  },
  general_error: { status: 500, why: 'An internal error; the log has it under the request id.' },
  maintenance: {
    status: 503,
    why: 'The service is starting, or its database is away or busy; Retry-After says when to ask again.',
  },
  storage_full: {
    status: 507,
    why: 'Nothing new can be stored, because a drive of the server is full, that of DATA_DIR or of the database; free space on it.',
  },
  backup_folder: {
    status: 409,
    why: 'A backup is written into a new folder; params.reason says what is wrong with this one.',
  },
  unknown_domain: { status: 404, why: 'No brand serves this host.' },

  login_failed: { status: 401, why: 'No account has this e-mail with this password.' },
  login_blocked: { status: 429, why: 'Too many wrong attempts; params.minutes says for how long.' },
  account_deleted: {
    status: 403,
    why: 'The account is under deletion and can be reactivated by the e-mailed link.',
  },
  account_disabled: { status: 403, why: 'Staff have closed the account.' },
  password_required: {
    status: 401,
    why: 'The login is older than ten minutes: the same call is made again with `password`.',
  },
  second_factor_required: {
    status: 401,
    why: 'The account has a second factor: the same call is made again with `code`.',
  },
  second_factor_wrong: { status: 422, why: 'The code is of no app and no recovery code.' },
  second_factor_used: { status: 409, why: 'The code was right and has been used before.' },
  second_factor_on: { status: 409, why: 'A second factor is on already.' },
  second_factor_off: { status: 409, why: 'No second factor is on, or none was begun.' },
  second_factor_not_set_up: {
    status: 403,
    why: 'Staff here need a second factor; this login may only set one up (STAFF_SECOND_FACTOR).',
  },

  signups_closed: {
    status: 403,
    why: 'The brand takes no new members from this visitor (setting signups).',
  },
  name_is_email: { status: 422, why: 'The user name equals the e-mail address.' },
  name_starts_with_at: { status: 422, why: 'The user name starts with @.' },
  name_length: { status: 422, why: 'The user name has fewer than 2 or more than 30 characters.' },
  name_contact: {
    status: 422,
    why: 'The user name holds a link, an e-mail address, a phone number or a messenger.',
  },
  name_characters: {
    status: 422,
    why: "The user name holds something other than letters of one script, digits, spaces and . ' - _ & between them.",
  },
  name_reserved: {
    status: 422,
    why: 'The user name could be taken for that of the staff or of the brand.',
  },
  name_change_limit: {
    status: 429,
    why: 'The user name was changed as often as allowed; params.days says in how many days it can be again.',
  },
  too_young: { status: 422, why: 'The member is younger than params.min_age.' },
  age_proof_needed: {
    status: 403,
    why: 'The country asks for more than a date of birth; params.provider says whose proof.',
  },
  date_of_birth_invalid: { status: 422, why: 'There is no such date, or it lies in the future.' },
  email_invalid: { status: 422, why: 'The e-mail address has no valid form.' },
  email_taken: { status: 409, why: 'The address belongs to an account.' },
  email_being_deleted: {
    status: 409,
    why: 'The address belongs to an account that is being deleted.',
  },
  password_too_short: { status: 422, why: 'The password has fewer than params.min characters.' },
  password_guessable: {
    status: 422,
    why: 'The password is a common one, or made of the name, the e-mail address or the brand.',
  },
  passwords_differ: { status: 422, why: 'The two new passwords are not the same.' },
  old_password_wrong: { status: 422, why: 'The old password is not right.' },
  terms_not_accepted: { status: 422, why: 'The terms were not accepted.' },
  sensitive_consent_needed: {
    status: 422,
    why: 'The field tells of sex life or orientation, and no consent sensitive_data stands.',
  },

  city_unknown: {
    status: 422,
    why: 'No town of this name with more than a thousand inhabitants is known in the country.',
  },
  text_contact: {
    status: 422,
    why: 'A text of the profile holds a link, an e-mail address, a phone number or a messenger; params.found.',
  },
  text_money: { status: 422, why: 'A text of the profile is about sending money; params.found.' },

  link_invalid: { status: 410, why: 'A link from an e-mail is used, expired or wrong.' },
  email_unchanged: { status: 409, why: 'The new address is the one that the account has.' },
  email_not_found: { status: 404, why: 'No account has this e-mail address.' },
  reset_limit: { status: 429, why: 'Too many password resets today.' },

  push_service_unknown: {
    status: 422,
    why: 'The address of a push subscription does not lead to a known push service.',
  },

  blocked_by: { status: 403, why: 'The other member has blocked this one; params.name.' },
  conversation_limit: {
    status: 403,
    why: 'A free member has started the most conversations allowed; params.limit.',
  },
  not_enough_credits: {
    status: 402,
    why: 'The balance is below the cost; params.cost and params.balance.',
  },
  message_empty: { status: 422, why: 'The message has no text.' },
  message_too_long: { status: 422, why: 'The message is longer than params.max characters.' },
  premium_required: { status: 403, why: 'Only premium members may do this.' },
  fictional_not_acknowledged: {
    status: 409,
    why: 'The member has not yet acknowledged that this profile is fictional.',
  },

  gift_unknown: { status: 404, why: 'No such gift is in the catalogue.' },
  swipe_limit: {
    status: 403,
    why: 'The member has given the likes of the swipe game for today; params.limit.',
  },
  nothing_to_undo: { status: 409, why: 'The latest decision of the swipe game was no skip.' },
  already_decided: {
    status: 409,
    why: 'Staff have decided this meanwhile; params.by, params.at and params.act say who, when and what.',
  },
  own_decision: {
    status: 403,
    why: 'The same person decided this case before; an appeal is for somebody else.',
  },
  appeal_not_open: {
    status: 409,
    why: 'The case has no decision yet, has been appealed before, or its six months are over.',
  },

  photo_type: { status: 415, why: 'The file is not a still JPEG, PNG, WebP or AVIF picture.' },
  photo_too_large: {
    status: 413,
    why: 'The file is above params.max_bytes, or has too many pixels.',
  },
  photo_too_small: { status: 422, why: 'The shorter side is under params.min_pixels.' },
  photo_broken: { status: 422, why: 'The picture cannot be decoded.' },
  photo_limit: { status: 403, why: 'The member has the most photos allowed; params.limit.' },
  photo_rejections: {
    status: 429,
    why: 'Staff turned down so many photos of this member within a week that no other is taken yet.',
  },

  package_unknown: { status: 404, why: 'No such credit package is sold here.' },
  payment_method_unknown: { status: 404, why: 'No such payment method is offered here.' },
  webhook_signature: { status: 400, why: 'The signature of the provider does not fit the body.' },
  discount_not_found: { status: 404, why: 'No such discount code.' },
  discount_used: { status: 409, why: 'The member has used this code.' },
  discount_held: {
    status: 409,
    why: 'The code is in a payment that has not ended; it is free again if that payment fails.',
  },
  discount_expired: { status: 410, why: 'The code has ended.' },
  discount_minimum_order: { status: 422, why: 'The order is below params.minimum.' },
  discount_country: { status: 422, why: 'The code is for another country.' },
  discount_ended: { status: 410, why: 'Staff have ended the code.' },
  discount_currency: { status: 422, why: 'The code is for prices in another currency.' },
  discount_payment_method: { status: 422, why: 'The code is for other ways of paying.' },
  discount_not_yours: { status: 403, why: 'The code was made for another member.' },
  discount_code_taken: { status: 409, why: 'The brand has a code of this name already.' },
  trial_used: { status: 409, why: 'The member has had the trial package.' },
  trial_held: {
    status: 409,
    why: 'The trial package is in a payment that the bank is processing.',
  },
  payments_closed: { status: 503, why: 'No payment provider is set up.' },
  payment_refused: {
    status: 422,
    why: 'The provider does not take the payment, which has ended; the log has the code of the provider.',
  },
  payment_not_open: { status: 409, why: 'The payment is over, or not of this kind.' },
  refund_not_completed: { status: 409, why: 'Only a completed payment can be paid back.' },
  refund_too_late: {
    status: 409,
    why: 'More than params.days days have passed since the payment.',
  },
  refund_disputed: {
    status: 409,
    why: 'The bank of the payer reclaims the payment, or has got it back.',
  },
  withdrawal_unknown: {
    status: 404,
    why: 'No purchase of the brand has this number and this address, or it is somebody else’s.',
  },
  refund_too_much: {
    status: 422,
    why: 'More than params.max, in the minor unit, which is what can be paid back now.',
  },
  refund_requested: {
    status: 409,
    why: 'A refund of this payment waits for a second person; it has to be decided first.',
  },
  own_request: {
    status: 403,
    why: 'The same person asked for this refund or erasure; somebody else has to approve it.',
  },
  refund_nothing_left: { status: 409, why: 'The credits are spent or were paid back before.' },

  iban_invalid: { status: 422, why: 'The check digits or the length of the IBAN are wrong.' },
  iban_country: { status: 422, why: 'The account is outside the area of SEPA.' },
  holder_invalid: {
    status: 422,
    why: 'The name of the account holder is too short or has digits.',
  },
  phone_invalid: { status: 422, why: 'The number has no international form.' },
  mandate_not_accepted: { status: 422, why: 'The mandate was not agreed to.' },
  sms_code_wrong: { status: 422, why: 'The code is wrong; params.left tries are left.' },
  sms_code_expired: { status: 410, why: 'The code has run out.' },
  sms_code_too_often: { status: 429, why: 'Too many wrong codes; a new one must be asked for.' },
  sms_limit: { status: 429, why: 'Too many codes were sent to this member today.' },
  direct_debit_limit: { status: 409, why: 'The sum of 30 days would pass params.limit.' },
  direct_debit_blocked: {
    status: 403,
    why: 'The member or the account is blocked for direct debit.',
  },
} as const satisfies Record<string, { status: number; why: string }>

export type ErrorCode = keyof typeof errorTable
