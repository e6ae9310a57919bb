import { text } from "@gatehouse/domain/validation";

/**
 * Names what somebody did once: a UUID that the client makes again for each action, and sends again when it asks again because the
 * answer was lost. The same user's second call with it changes nothing and is answered as the first was.
 */
export const requestId = text(36).matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, {
  message: "validation.text",
  excludeEmptyString: true,
});
