"""What all tests share: the marks of the ledger are checked when tests are collected."""

from cantina.testing.coverage import pytest_collection_modifyitems

__all__ = ["pytest_collection_modifyitems"]
