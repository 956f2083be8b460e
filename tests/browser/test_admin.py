"""The host's own page in a browser: by its key, on a phone, in both languages."""

import pytest
from playwright.sync_api import expect

from cantina.core.ledger import Language

from .axe import violations
from .conftest import ADMIN_KEY, Invite
from .hands import PATIENCE


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_host_looks_at_the_house_and_closes_a_table(invite: Invite, language: Language) -> None:
    ada = invite("Ada", language=language, phone=language == "cs")
    name = f"Evening {language}"
    ada.visitor.opens("me", "open", name=name)
    ada.goes("/admin")
    say = ada.words.say
    ada.forgive("401")  # a key that is wrong
    key = ada.page.get_by_label(say("admin-key"))
    key.fill("hádaný")
    ada.page.get_by_role("button", name=say("admin-enter")).click()
    expect(ada.page.get_by_role("alert")).to_have_text(say("problem-wrong-key"), timeout=PATIENCE)
    key.fill(ADMIN_KEY)
    key.press("Enter")
    close = ada.page.get_by_role("button", name=say("admin-close", table=name))
    expect(close).to_be_visible(timeout=PATIENCE)
    assert violations(ada.page) == []
    close.click()
    expect(ada.page.get_by_role("article").filter(has_text=name).get_by_role("group")).to_be_focused()  # where it was pressed
    sure = ada.page.get_by_role("group", name=say("admin-sure-close", table=name))
    sure.get_by_role("button", name=say("admin-yes")).click()
    expect(close).to_have_count(0, timeout=PATIENCE)
    row = ada.page.get_by_role("article").filter(has_text=name)
    expect(row).to_contain_text(say("phase-closed"), timeout=PATIENCE)
