"""Who a visitor is: nobody in particular, but the same one after a reload and in another tab."""

import hashlib
import re
import secrets

import streamlit as st

_COOKIE = "attention_lab_owner"
_TOKEN = re.compile(r"[0-9a-f]{32}")

# A browser that already has a token keeps it: two tabs may open at once. The element itself takes no place: the gap
# beside an empty one would be seen.
_KEEPER = st.components.v2.component(
    "attention_lab_owner",
    js="""
export default function ({ data, parentElement }) {
  const host = parentElement.host ?? parentElement
  const element = host.closest("[data-testid=stElementContainer]") ?? host
  element.style.display = "none"
  const named = document.cookie.split("; ").find(cookie => cookie.startsWith(`${data.name}=`)) ?? ""
  if (/^[0-9a-f]{32}$/.test(named.slice(data.name.length + 1))) return
  const secure = location.protocol === "https:" ? "; Secure" : ""
  document.cookie = `${data.name}=${data.token}; Path=/; Max-Age=31536000; SameSite=Strict${secure}`
}
""",
)


def owner() -> str:
    """Whose runs this browser may see: 16 hex digits of a hash of the secret that its cookie holds.

    Only the hash is stored with a run: who reads a run's folder can't become its owner by it.
    """
    return hashlib.sha256((_cookie() or _new_token()).encode()).hexdigest()[:16]


def remember_owner() -> None:
    """On a first visit, leave the secret with the browser, which sends it along from the next connection on."""
    if not _cookie():
        _KEEPER(key="owner-cookie", data={"name": _COOKIE, "token": _new_token()})


def _cookie() -> str:
    """The secret, if the browser sent one of the right form."""
    sent = str(st.context.cookies.get(_COOKIE, ""))
    return sent if _TOKEN.fullmatch(sent) else ""


def _new_token() -> str:
    return st.session_state.setdefault("owner", secrets.token_hex(16))
