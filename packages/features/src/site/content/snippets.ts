/** The chat's button for a page of a partner's (CHAT-16). */
export const chatSnippet = `<script src="https://…/chat/widget.js" data-vendor="…" async></script>`;
