/** What the details of a passenger are called, wherever travellers give them or operators read them. Part of the catalogues of both. */
export const passengerWords = {
  "field.firstname": "First name",
  "field.middlename": "Middle name",
  "field.lastname": "Last name",
  "field.gender": "Gender",
  "field.dob": "Date of birth",
  "field.nationality": "Nationality",
  "field.passportNo": "Passport number",
  "field.email": "E-mail",
  "field.phone": "Phone",
} as const;
